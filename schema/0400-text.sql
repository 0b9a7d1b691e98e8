-- Text, addresses and phone numbers as they are compared. The text is as foldText of app/i18n/folding.ts has it; a test compares both.

-- Text without marks and vowel signs, invisible characters and those that set directions, hamza, tatweel, apostrophes and quotation
-- marks, and two characters that are whole sentences.
create function private.without_marks(written text) returns text
  language sql immutable strict
  set search_path = ''
as $$
  select regexp_replace(
    written,
    '[\u0022\u0027\u0060\u00ab\u00ad\u00b4\u00bb\u02b9-\u02bf\u02c8\u02ca\u02cb\u02ee\u0300-\u036f\u0483-\u0489\u055a'
    '\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u05f3\u05f4\u0610-\u061a\u061c\u0621\u0640\u064b-\u065f\u0670'
    '\u0674\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u0711\u0730-\u074a\u07a6-\u07b0\u07eb-\u07f3\u07fd'
    '\u0816-\u0819\u081b-\u0823\u0825-\u0827\u0829-\u082d\u0859-\u085b\u0897-\u089f\u08ca-\u08e1\u08e3-\u0903'
    '\u093a-\u093c\u093e-\u094f\u0951-\u0957\u0962\u0963\u0981-\u0983\u09bc\u09be-\u09c4\u09c7\u09c8\u09cb-\u09cd\u09d7'
    '\u09e2\u09e3\u09fe\u0a01-\u0a03\u0a3c\u0a3e-\u0a42\u0a47\u0a48\u0a4b-\u0a4d\u0a51\u0a70\u0a71\u0a75\u0a81-\u0a83'
    '\u0abc\u0abe-\u0ac5\u0ac7-\u0ac9\u0acb-\u0acd\u0ae2\u0ae3\u0afa-\u0aff\u0b01-\u0b03\u0b3c\u0b3e-\u0b44\u0b47\u0b48'
    '\u0b4b-\u0b4d\u0b55-\u0b57\u0b62\u0b63\u0b82\u0bbe-\u0bc2\u0bc6-\u0bc8\u0bca-\u0bcd\u0bd7\u0c00-\u0c04\u0c3c'
    '\u0c3e-\u0c44\u0c46-\u0c48\u0c4a-\u0c4d\u0c55\u0c56\u0c62\u0c63\u0c81-\u0c83\u0cbc\u0cbe-\u0cc4\u0cc6-\u0cc8'
    '\u0cca-\u0ccd\u0cd5\u0cd6\u0ce2\u0ce3\u0cf3\u0d00-\u0d03\u0d3b\u0d3c\u0d3e-\u0d44\u0d46-\u0d48\u0d4a-\u0d4d\u0d57'
    '\u0d62\u0d63\u0d81-\u0d83\u0dca\u0dcf-\u0dd4\u0dd6\u0dd8-\u0ddf\u0df2\u0df3\u0e31\u0e34-\u0e3a\u0e47-\u0e4e\u0eb1'
    '\u0eb4-\u0ebc\u0ec8-\u0ece\u0f18\u0f19\u0f35\u0f37\u0f39\u0f3e\u0f3f\u0f71-\u0f84\u0f86\u0f87\u0f8d-\u0f97'
    '\u0f99-\u0fbc\u0fc6\u102b-\u103e\u1056-\u1059\u105e-\u1060\u1062-\u1064\u1067-\u106d\u1071-\u1074\u1082-\u108d'
    '\u108f\u109a-\u109d\u115f\u1160\u135d-\u135f\u1712-\u1715\u1732-\u1734\u1752\u1753\u1772\u1773\u17b4-\u17d3\u17dd'
    '\u180b-\u180f\u1885\u1886\u18a9\u1920-\u192b\u1930-\u193b\u1a17-\u1a1b\u1a55-\u1a5e\u1a60-\u1a7c\u1a7f'
    '\u1ab0-\u1add\u1ae0-\u1aeb\u1b00-\u1b04\u1b34-\u1b44\u1b6b-\u1b73\u1b80-\u1b82\u1ba1-\u1bad\u1be6-\u1bf3'
    '\u1c24-\u1c37\u1cd0-\u1cd2\u1cd4-\u1ce8\u1ced\u1cf4\u1cf7-\u1cf9\u1dc0-\u1dff\u200b-\u200f\u2018-\u201f'
    '\u202a-\u202e\u2032-\u2037\u2039\u203a\u2057\u2060-\u206f\u20d0-\u20f0\u2cef-\u2cf1\u2d7f\u2de0-\u2dff'
    '\u300c-\u300f\u301d-\u301f\u302a-\u302f\u3099\u309a\u3164\ua66f-\ua672\ua674-\ua67d\ua69e\ua69f\ua6f0\ua6f1\ua78b'
    '\ua78c\ua802\ua806\ua80b\ua823-\ua827\ua82c\ua880\ua881\ua8b4-\ua8c5\ua8e0-\ua8f1\ua8ff\ua926-\ua92d\ua947-\ua953'
    '\ua980-\ua983\ua9b3-\ua9c0\ua9e5\uaa29-\uaa36\uaa43\uaa4c\uaa4d\uaa7b-\uaa7d\uaab0\uaab2-\uaab4\uaab7\uaab8\uaabe'
    '\uaabf\uaac1\uaaeb-\uaaef\uaaf5\uaaf6\uabe3-\uabea\uabec\uabed\ufb1e\ufdfa\ufdfb\ufe00-\ufe0f\ufe20-\ufe2f\ufeff'
    '\uffa0\ufff0-\ufff8\U000101fd\U000102e0\U00010376-\U0001037a\U00010a01-\U00010a03\U00010a05\U00010a06'
    '\U00010a0c-\U00010a0f\U00010a38-\U00010a3a\U00010a3f\U00010ae5\U00010ae6\U00010d24-\U00010d27\U00010d69-\U00010d6d'
    '\U00010eab\U00010eac\U00010efa-\U00010eff\U00010f46-\U00010f50\U00010f82-\U00010f85\U00011000-\U00011002'
    '\U00011038-\U00011046\U00011070\U00011073\U00011074\U0001107f-\U00011082\U000110b0-\U000110ba\U000110c2'
    '\U00011100-\U00011102\U00011127-\U00011134\U00011145\U00011146\U00011173\U00011180-\U00011182\U000111b3-\U000111c0'
    '\U000111c9-\U000111cc\U000111ce\U000111cf\U0001122c-\U00011237\U0001123e\U00011241\U000112df-\U000112ea'
    '\U00011300-\U00011303\U0001133b\U0001133c\U0001133e-\U00011344\U00011347\U00011348\U0001134b-\U0001134d\U00011357'
    '\U00011362\U00011363\U00011366-\U0001136c\U00011370-\U00011374\U000113b8-\U000113c0\U000113c2\U000113c5'
    '\U000113c7-\U000113ca\U000113cc-\U000113d0\U000113d2\U000113e1\U000113e2\U00011435-\U00011446\U0001145e'
    '\U000114b0-\U000114c3\U000115af-\U000115b5\U000115b8-\U000115c0\U000115dc\U000115dd\U00011630-\U00011640'
    '\U000116ab-\U000116b7\U0001171d-\U0001172b\U0001182c-\U0001183a\U00011930-\U00011935\U00011937\U00011938'
    '\U0001193b-\U0001193e\U00011940\U00011942\U00011943\U000119d1-\U000119d7\U000119da-\U000119e0\U000119e4'
    '\U00011a01-\U00011a0a\U00011a33-\U00011a39\U00011a3b-\U00011a3e\U00011a47\U00011a51-\U00011a5b'
    '\U00011a8a-\U00011a99\U00011b60-\U00011b67\U00011c2f-\U00011c36\U00011c38-\U00011c3f\U00011c92-\U00011ca7'
    '\U00011ca9-\U00011cb6\U00011d31-\U00011d36\U00011d3a\U00011d3c\U00011d3d\U00011d3f-\U00011d45\U00011d47'
    '\U00011d8a-\U00011d8e\U00011d90\U00011d91\U00011d93-\U00011d97\U00011ef3-\U00011ef6\U00011f00\U00011f01\U00011f03'
    '\U00011f34-\U00011f3a\U00011f3e-\U00011f42\U00011f5a\U00013440\U00013447-\U00013455\U0001611e-\U0001612f'
    '\U00016af0-\U00016af4\U00016b30-\U00016b36\U00016f4f\U00016f51-\U00016f87\U00016f8f-\U00016f92\U00016fe4\U00016ff0'
    '\U00016ff1\U0001bc9d\U0001bc9e\U0001bca0-\U0001bca3\U0001cf00-\U0001cf2d\U0001cf30-\U0001cf46\U0001d165-\U0001d169'
    '\U0001d16d-\U0001d182\U0001d185-\U0001d18b\U0001d1aa-\U0001d1ad\U0001d242-\U0001d244\U0001da00-\U0001da36'
    '\U0001da3b-\U0001da6c\U0001da75\U0001da84\U0001da9b-\U0001da9f\U0001daa1-\U0001daaf\U0001e000-\U0001e006'
    '\U0001e008-\U0001e018\U0001e01b-\U0001e021\U0001e023\U0001e024\U0001e026-\U0001e02a\U0001e08f\U0001e130-\U0001e136'
    '\U0001e2ae\U0001e2ec-\U0001e2ef\U0001e4ec-\U0001e4ef\U0001e5ee\U0001e5ef\U0001e6e3\U0001e6e6\U0001e6ee\U0001e6ef'
    '\U0001e6f5\U0001e8d0-\U0001e8d6\U0001e944-\U0001e94a\U000e0000-\U000e0fff]',
    '', 'g'
  );
$$;

-- Letters and digits as people type them for each other. A list costs time for each character of a text: those lists are left out
-- of which the text has nothing. Marks go first too: to put many of them in order takes quadratic time. lower() makes ASCII letters
-- small and no others: what else is a letter, it would ask the database's locale.
create function private.fold(written text) returns text
  language plpgsql immutable strict
  set search_path = ''
as $$
declare
  folded text := lower(regexp_replace(
    private.without_marks(normalize(private.without_marks(written), NFKD)),
    '[\u0001-\u0020\u007f-\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g'
  ) collate "C");
begin
  if folded !~ '[^ -~]' then
    return btrim(folded);
  end if;

  -- Capitals: Latin, Greek, Cyrillic, Armenian.
  if folded ~ '[\u00c6-\u058f]' then
    folded := translate(
      folded,
      'ÆÐØÞĐĦŁŊŒŦƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƢƤƦƧƩƬƮƱƲƳƵƷƸƼǤǶǷȜȠȢȤȺȻȽȾɁɃɄɅɆɈɊɌɎͰͲͶͿΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩϏϘϚϜϞϠϢϤϦϨϪϬϮϷϺϽϾϿЂЄ'
      'ЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯѠѢѤѦѨѪѬѮѰѲѴѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӃӅӇӉӋӍӔӘӠӨӶӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞ'
      'ԠԢԤԦԨԪԬԮԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖ',
      'æðøþđħłŋœŧɓƃƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵƣƥʀƨʃƭʈʊʋƴƶʒƹƽǥƕƿȝƞȣȥⱥȼƚⱦɂƀʉʌɇɉɋɍɏͱͳͷϳαβγδεζηθικλμνξοπρστυφχψωϗϙϛϝϟϡϣϥϧϩϫϭϯϸϻͻͼͽђє'
      'ѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэюяѡѣѥѧѩѫѭѯѱѳѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏӄӆӈӊӌӎӕәӡөӷӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟ'
      'ԡԣԥԧԩԫԭԯաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆ'
    );
  end if;

  -- Forms of alef, ya, ha and kaf; hyphens and dashes; Arabic punctuation and digits.
  folded := translate(
    folded,
    E'\u0671\u0649\u06cc\u0629\u06a9\u2010\u2011\u2013\u2014\u060c\u061b\u061f'
      '\u0660\u0661\u0662\u0663\u0664\u0665\u0666\u0667\u0668\u0669',
    'اييهك----,;?'
      '0123456789'
  );

  -- Letters of Persian and Urdu as an Arabic keyboard has them, Latin ones that are not made of a letter and a mark, other signs.
  if folded ~ '[\u00df-\u0167\u02d7\u03c2\u058a\u05be\u066a-\u066c\u0672-\u06d5\u1e9e\u2012-\u2e3b]' then
    folded := translate(
      folded,
      E'\u0672\u0673\u06cd\u06ce\u06d0\u06d1\u06d2\u06be\u06c1\u06c3\u06d5\u06c4\u06c5\u06c6\u06c7\u06c8\u06c9\u06ca'
      '\u06cb\u06aa\u06ab\u06ac\u06ad\u06ae\u06af\u06b0\u06b1\u067e\u0679\u067c\u0686\u0688\u0689\u0691\u0693\u0698'
      '\u06a4\u06a5\u06a8\u06ba\u06bc\u00f8\u0142\u0111\u00f0\u0127\u0167\u0131\u03c2\u02d7\u058a\u05be\u2012\u2015'
      '\u2043\u2212\u2e3a\u2e3b\u066c\u066b\u06d4\u066a\u2044\u2215',
      E'\u0627\u0627\u064a\u064a\u064a\u064a\u064a\u0647\u0647\u0647\u0647\u0648\u0648\u0648\u0648\u0648\u0648\u0648'
      '\u0648\u0643\u0643\u0643\u0643\u0643\u0643\u0643\u0643\u0628\u062a\u062a\u062c\u062f\u062f\u0631\u0631\u0632'
      '\u0641\u0641\u0641\u0646\u0646olddhti\u03c3---------,..%//'
    );
    folded := replace(replace(replace(replace(replace(folded, 'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
  end if;

  -- Digits of other scripts, ten in a row each.
  if folded ~
    '[\u06f0-\u06f9\u07c0-\u07c9\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0be6-\u0bef'
    '\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f\u0de6-\u0def\u0e50-\u0e59\u0ed0-\u0ed9\u0f20-\u0f29\u1040-\u1049'
    '\u1090-\u1099\u17e0-\u17e9\u1810-\u1819\u1946-\u194f\u19d0-\u19d9\u1a80-\u1a89\u1a90-\u1a99\u1b50-\u1b59'
    '\u1bb0-\u1bb9\u1c40-\u1c49\u1c50-\u1c59\ua620-\ua629\ua8d0-\ua8d9\ua900-\ua909\ua9d0-\ua9d9\ua9f0-\ua9f9'
    '\uaa50-\uaa59\uabf0-\uabf9\U000104a0-\U000104a9\U00010d30-\U00010d39\U00010d40-\U00010d49\U00011066-\U0001106f'
    '\U000110f0-\U000110f9\U00011136-\U0001113f\U000111d0-\U000111d9\U000112f0-\U000112f9\U00011450-\U00011459'
    '\U000114d0-\U000114d9\U00011650-\U00011659\U000116c0-\U000116c9\U000116d0-\U000116d9\U000116da-\U000116e3'
    '\U00011730-\U00011739\U000118e0-\U000118e9\U00011950-\U00011959\U00011bf0-\U00011bf9\U00011c50-\U00011c59'
    '\U00011d50-\U00011d59\U00011da0-\U00011da9\U00011de0-\U00011de9\U00011f50-\U00011f59\U00016130-\U00016139'
    '\U00016a60-\U00016a69\U00016ac0-\U00016ac9\U00016b50-\U00016b59\U00016d70-\U00016d79\U0001e140-\U0001e149'
    '\U0001e2f0-\U0001e2f9\U0001e4f0-\U0001e4f9\U0001e5f1-\U0001e5fa\U0001e950-\U0001e959]'
  then
    folded := translate(
      folded,
      (select string_agg(chr(zero + value), '' order by zero, value) from generate_series(0, 9) as value, unnest('{
        1776,1984,2406,2534,2662,2790,2918,3046,3174,3302,3430,3558,3664,3792,3872,4160,4240,6112,6160,6470,6608,
        6784,6800,6992,7088,7232,7248,42528,43216,43264,43472,43504,43600,44016,66720,68912,68928,69734,69872,
        69942,70096,70384,70736,70864,71248,71360,71376,71386,71472,71904,72016,72688,72784,73040,73120,73184,
        73552,90416,92768,92864,93008,93552,123200,123632,124144,124401,125264
      }'::integer[]) as zero),
      repeat('0123456789', 67)
    );
  end if;
  return btrim(folded);
end;
$$;

-- A phone number as it is compared: its digits, without the zeros, or the plus sign, before them. Null for what is too short to be
-- one, and for an address.
create function private.phone_digits(phone text) returns text
  language sql immutable
  set search_path = ''
as $$
  select digits from (select ltrim(regexp_replace(private.fold(phone), '[^0-9]', '', 'g'), '0') as digits) as number
  where char_length(digits) >= 7 and phone not like '%@%';
$$;

create function private.mail_domain(address text) returns text
  language sql immutable
  set search_path = ''
as $$
  select regexp_replace(lower(address), '^.*@', '');
$$;

-- The mailbox an address leads to, as far as its text tells: what stands after a plus sign only sorts, and the largest provider
-- ignores dots and has two names. Elsewhere two people may share a mailbox by this, and with it three receipts a day.
create function private.mailbox(address text) returns text
  language sql immutable
  set search_path = ''
as $$
  select replace(regexp_replace(lower(address), '(\+[^@]*)?@.*$', ''), '.', '')
    || '@' || replace(private.mail_domain(address), 'googlemail.com', 'gmail.com');
$$;

-- Whether an address that staff typed can be written to: few mail servers take characters beyond ASCII before the sign.
create function private.is_address(address text) returns boolean
  language sql immutable
  set search_path = ''
as $$
  select coalesce(lower(address) ~ '^[!#-''*-+./0-9=?A-Z^-~-]{1,64}@[a-z0-9]([a-z0-9.-]{0,185}[a-z0-9])?$', false);
$$;

-- Whether strangers to each other have addresses there. Of any other domain all mailboxes may be one person's.
create function private.is_mail_provider(domain text) returns boolean
  language sql immutable
  set search_path = ''
as $$
  select domain in (
    'gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'hotmail.fr', 'live.com', 'live.fr', 'msn.com', 'yahoo.com',
    'yahoo.fr', 'ymail.com', 'icloud.com', 'me.com', 'mac.com', 'aol.com', 'proton.me', 'protonmail.com', 'gmx.com', 'gmx.de',
    'gmx.net', 'web.de', 'mail.com', 'zoho.com', 'fastmail.com', 'yandex.com', 'mail.ru', 'orange.fr', 'cyberia.net.lb',
    'idm.net.lb', 'terra.net.lb', 'inco.com.lb', 'sodetel.net.lb', 'hotmail.co.uk', 'yahoo.co.uk', 'outlook.fr', 'maktoob.com',
    'emirates.net.ae', 'eim.ae', 'saudi.net.sa', 'awalnet.net.sa', 'batelco.com.bh', 'qatar.net.qa', 'omantel.net.om', 'yandex.ru'
  );
$$;

-- The query of an address as it is read. Raises 22021 for what is no text.
create function private.decode_query(query text) returns text
  language sql immutable
  set search_path = ''
as $$
  select convert_from(string_agg(
    case when match[1] like '\%__' then decode(substr(match[1], 2), 'hex') else convert_to(replace(match[1], '+', ' '), 'UTF8') end,
    '' order by place
  ), 'UTF8')
  from regexp_matches(query, '%[0-9A-Fa-f]{2}|[^%]+|%', 'g') with ordinality as matches (match, place);
$$;
