-- A conversation may be long, and so may each of its mails: the desk shows the end of it, and the beginning of them.

-- The last mails of an inquiry, up to a thousand, in order, each as in inquiry_conversation. Of its text and of what it repeats there
-- are 4,000 characters, and it says whether each goes on.
create function public.list_inquiry_messages(inquiry_id uuid, page_size integer) returns jsonb
  language plpgsql stable security definer
  set search_path = ''
as $$
declare
  max_length constant integer := 4000;
begin
  perform private.assert_admin();
  return (
    select coalesce(jsonb_agg(
      to_jsonb(message) || jsonb_build_object(
        'body', left(message.body, max_length),
        'quoted', left(message.quoted, max_length),
        'is_body_cut', char_length(message.body) > max_length,
        'is_quoted_cut', coalesce(char_length(message.quoted) > max_length, false)
      ) order by message.created_at, message.id
    ), '[]')
    from (
      select * from public.inquiry_conversation as listed
      where listed.inquiry_id = list_inquiry_messages.inquiry_id
      order by listed.created_at desc, listed.id desc
      limit least(greatest(page_size, 1), 1000)
    ) as message
  );
end;
$$;

revoke all on function public.list_inquiry_messages(uuid, integer) from public, anon, authenticated, service_role;
grant execute on function public.list_inquiry_messages(uuid, integer) to authenticated;
