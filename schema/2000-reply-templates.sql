-- Texts that replies begin with, in one language or both, in the order in which they are offered. `{name}` is the visitor's,
-- `{reference}` the inquiry's, `{company}` and `{city}` are ours; `[…]` is filled in by hand.
create table public.reply_templates (
  id uuid primary key default gen_random_uuid(),
  place integer not null,
  title_en text constraint reply_templates_title_en_length check (char_length(title_en) between 1 and 80),
  title_ar text constraint reply_templates_title_ar_length check (char_length(title_ar) between 1 and 80),
  body_en text constraint reply_templates_body_en_length check (char_length(body_en) between 1 and 10000),
  body_ar text constraint reply_templates_body_ar_length check (char_length(body_ar) between 1 and 10000),
  version integer not null default 1,
  constraint reply_templates_whole check (
    num_nonnulls(title_en, body_en) <> 1 and num_nonnulls(title_ar, body_ar) <> 1 and num_nonnulls(title_en, title_ar) > 0
  )
);

alter table public.reply_templates enable row level security, force row level security;

create policy "functions keep reply templates" on public.reply_templates
  for all to current_user using (true) with check (true);

create policy "staff read reply templates" on public.reply_templates
  for select to authenticated
  using ((select private.is_staff()));

grant select on public.reply_templates to authenticated;

-- The template, while nobody else changes any. Raises PT404 without one, and PT409 when it has changed since `expected_version`.
create function private.lock_reply_template(template_id uuid, expected_version integer) returns public.reply_templates
  language plpgsql security definer
  set search_path = ''
as $$
declare
  template public.reply_templates;
begin
  perform private.assert_staff();
  lock table public.reply_templates in share row exclusive mode;
  select * into template from public.reply_templates where id = template_id;
  if template.id is null then
    raise sqlstate 'PT404' using message = 'There is no such template.';
  end if;
  if template.version is distinct from expected_version then
    raise sqlstate 'PT409' using message = 'The template has changed.';
  end if;
  return template;
end;
$$;

-- Adds a template, as the last of at most a hundred. What is blank is missing. Returns its id.
create function public.add_reply_template(title_en text, title_ar text, body_en text, body_ar text) returns uuid
  language plpgsql security definer
  set search_path = ''
as $$
declare
  added uuid;
begin
  perform private.assert_staff();
  lock table public.reply_templates in share row exclusive mode;
  if (select count(*) from public.reply_templates) >= 100 then
    raise exception 'There are a hundred templates. Delete one first.' using errcode = '22023';
  end if;
  insert into public.reply_templates as template (place, title_en, title_ar, body_en, body_ar)
  values (
    (select coalesce(max(place), 0) + 1 from public.reply_templates), nullif(btrim(add_reply_template.title_en), ''),
    nullif(btrim(add_reply_template.title_ar), ''), nullif(btrim(add_reply_template.body_en, E' \n'), ''),
    nullif(btrim(add_reply_template.body_ar, E' \n'), '')
  )
  returning template.id into added;
  perform private.add_audit_entry('template.added', 'reply_templates', added);
  return added;
end;
$$;

-- Returns the new version.
create function public.change_reply_template(
  template_id uuid, expected_version integer, title_en text, title_ar text, body_en text, body_ar text
) returns integer
  language plpgsql security definer
  set search_path = ''
as $$
declare
  template constant public.reply_templates := private.lock_reply_template(template_id, expected_version);
begin
  update public.reply_templates as changed set
    title_en = nullif(btrim(change_reply_template.title_en), ''), title_ar = nullif(btrim(change_reply_template.title_ar), ''),
    body_en = nullif(btrim(change_reply_template.body_en, E' \n'), ''),
    body_ar = nullif(btrim(change_reply_template.body_ar, E' \n'), ''),
    version = changed.version + 1
  where changed.id = template.id;
  perform private.add_audit_entry('template.changed', 'reply_templates', template.id);
  return template.version + 1;
end;
$$;

create function public.delete_reply_template(template_id uuid, expected_version integer) returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  template constant public.reply_templates := private.lock_reply_template(template_id, expected_version);
begin
  delete from public.reply_templates where id = template.id;
  perform private.add_audit_entry('template.deleted', 'reply_templates', template.id);
end;
$$;

-- Moves a template before the one above it. The first stays where it is.
create function public.raise_reply_template(template_id uuid, expected_version integer) returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  template constant public.reply_templates := private.lock_reply_template(template_id, expected_version);
  above public.reply_templates;
begin
  select * into above from public.reply_templates where place < template.place order by place desc limit 1;
  if above.id is null then
    return;
  end if;
  update public.reply_templates set place = above.place where id = template.id;
  update public.reply_templates set place = template.place where id = above.id;
  perform private.add_audit_entry('template.moved', 'reply_templates', template.id);
end;
$$;

grant execute on function
  public.add_reply_template, public.change_reply_template, public.delete_reply_template, public.raise_reply_template
  to authenticated;

insert into public.reply_templates (id, place, title_en, title_ar, body_en, body_ar) values
  (
    '00000000-0000-4000-8000-000000000001', 1, 'Questions before a quote', 'أسئلة قبل عرض السعر',
$$Dear {name},

Thank you for writing to us. We have read your inquiry {reference}, and it is within our field. Before we can quote, we need to know:

1. […]
2. […]

A photo or a drawing helps more than a long description. If it is confidential, please tell us first: we will sign a mutual non-disclosure agreement (NDA) before you send it.

Kind regards,
{company}$$,
$${name}، تحية طيبة وبعد،

شكرًا على تواصلك معنا. قرأنا استفسارك {reference}، وهذا من صميم عملنا. قبل أن نعدّ لك عرض سعر نحتاج إلى معرفة ما يأتي:

1. […]
2. […]

وصورة أو رسم هندسي أنفع من شرح طويل. وإن كان فيه ما هو سرّي فأخبرنا أولًا، لنوقّع اتفاقية عدم إفصاح متبادلة (NDA) قبل أن ترسله.

مع التحية،
{company}$$
  ),
  (
    '00000000-0000-4000-8000-000000000002', 2, 'Propose a call', 'اقتراح مكالمة',
$$Dear {name},

Thank you for your inquiry {reference}. We suggest a call: would […] {city} time suit you? Half an hour is enough.

If you prefer another time, reply to this email.

Kind regards,
{company}$$,
$${name}، تحية طيبة وبعد،

شكرًا على استفسارك {reference}. نقترح أن نتحدث عنه في مكالمة: هل يناسبك […] بتوقيت {city}؟ نصف ساعة تكفي.

إن كنت تفضّل وقتًا آخر، فيكفي أن تردّ على هذه الرسالة.

مع التحية،
{company}$$
  ),
  (
    '00000000-0000-4000-8000-000000000003', 3, 'Follow-up question', 'سؤال متابعة',
$$Dear {name},

Thank you. One more question about {reference}: […]

Kind regards,
{company}$$,
$${name}، تحية طيبة وبعد،

شكرًا لك. بقي سؤال واحد عن استفسارك {reference}: […]

مع التحية،
{company}$$
  ),
  (
    '00000000-0000-4000-8000-000000000004', 4, 'Not our field', 'خارج اختصاصنا',
$$Dear {name},

Thank you for your inquiry {reference}. We have looked at it carefully and cannot do this work well: […]. We would rather say so now than waste your time.

Kind regards,
{company}$$,
$${name}، تحية طيبة وبعد،

شكرًا على استفسارك {reference}. درسناه بعناية، ولن نستطيع إنجاز هذا العمل كما ينبغي: […]. ونفضّل أن نقول ذلك الآن على أن نضيّع وقتك.

مع التحية،
{company}$$
  );
