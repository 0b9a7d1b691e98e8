/** Accepts mail for every address, and hands it to OpenDKIM and then to Dovecot; that of gone@cedar.example it returns. */
export const postfixMain = ({ folder, milterPort }: { folder: string; milterPort: number }) => `
compatibility_level = 3.6
queue_directory = ${folder}/queue
data_directory = ${folder}/postfix-data
maillog_file = ${folder}/postfix.log
maillog_file_prefixes = ${folder}
inet_interfaces = loopback-only
myhostname = mx.nawat.example
mydestination =
local_recipient_maps =
virtual_mailbox_domains = static:all
virtual_mailbox_maps = static:all
virtual_transport = lmtp:unix:${folder}/dovecot/lmtp
transport_maps = inline:{ gone@cedar.example=nobody: }
mynetworks = 127.0.0.0/8
smtpd_recipient_restrictions = permit_mynetworks, reject
smtpd_milters = inet:127.0.0.1:${milterPort}
milter_default_action = tempfail
message_size_limit = 52428800
smtpd_client_connection_count_limit = 0
smtputf8_enable = yes
`;

export const postfixServices = (port: number) => `
127.0.0.1:${port} inet n - n - - smtpd
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
proxymap unix - - n - - proxymap
anvil unix - - n - 1 anvil
scache unix - - n - 1 scache
lmtp unix - - n - - lmtp
error unix - - n - - error
retry unix - - n - - error
discard unix - - n - - discard
postlog unix-dgram n - n - 1 postlogd
nobody unix - n n - - pipe user=nobody argv=/bin/false
`;

export interface DovecotOptions {
  folder: string;
  imapPort: number;
  password: string;
}

/** A mailbox for every address, which the password opens, or the address's token. */
export const dovecotConfig = ({ folder, imapPort, password }: DovecotOptions) => `
base_dir = ${folder}/dovecot
state_dir = ${folder}/dovecot
log_path = ${folder}/dovecot.log
protocols = imap lmtp
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
mail_location = maildir:${folder}/mails/%Lu
mail_uid = mail
mail_gid = mail
first_valid_uid = 1
auth_mechanisms = plain xoauth2
userdb {
  driver = static
  args = uid=mail gid=mail home=${folder}/mails/%Lu allow_all_users=yes
}
passdb {
  driver = oauth2
  mechanisms = xoauth2
  args = ${folder}/oauth.conf
}
passdb {
  driver = static
  mechanisms = plain
  args = password=${password}
}
service imap-login {
  inet_listener imap {
    port = ${imapPort}
  }
  inet_listener imaps {
    port = 0
  }
}
service lmtp {
  unix_listener lmtp {
    mode = 0666
  }
}
`;

export const tokenConfig = (introspectionUrl: string) => `
introspection_mode = post
introspection_url = ${introspectionUrl}
active_attribute = active
active_value = true
username_attribute = email
`;

/** Writes down of every mail whether its signature is its domain's. */
export const opendkimConfig = (options: { folder: string; milterPort: number; authservId: string }) => `
Mode v
Socket inet:${options.milterPort}@127.0.0.1
AuthservID ${options.authservId}
AlwaysAddARHeader yes
TestPublicKeys ${options.folder}/keys
InternalHosts 192.0.2.1
UserID opendkim
`;
