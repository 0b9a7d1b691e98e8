-- The desk reads inquiries by pages, newest first, and spam apart from the others. `id` orders what came at one moment.
drop index public.inquiries_newest_first;

create index inquiries_newest_first on public.inquiries (created_at desc, id desc) where status <> 'spam';
create index inquiries_spam_newest_first on public.inquiries (created_at desc, id desc) where status = 'spam';

-- How many inquiries have which status, of those the caller may read.
create view public.inquiry_counts with (security_invoker = true) as
  select status, count(*) as inquiries from public.inquiries group by status;

revoke all on public.inquiry_counts from public, anon, authenticated, service_role;
grant select on public.inquiry_counts to authenticated;
