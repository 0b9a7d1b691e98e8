/**
 * Domains at which many have their address, and others that look like a slip of one: of the world, then of Lebanon, the Gulf, Jordan
 * and Egypt. The likelier comes first.
 */
export const mailProviders = `
  gmail.com hotmail.com yahoo.com outlook.com icloud.com live.com msn.com aol.com ymail.com
  googlemail.com rocketmail.com me.com mac.com mail.com email.com zoho.com proton.me protonmail.com
  fastmail.com gmx.com gmx.net gmx.de web.de t-online.de hotmail.fr yahoo.fr outlook.fr live.fr
  orange.fr wanadoo.fr laposte.net sfr.fr free.fr hotmail.co.uk yahoo.co.uk btinternet.com libero.it
  yandex.com yandex.ru mail.ru maktoob.com
  cyberia.net.lb idm.net.lb terra.net.lb inco.com.lb sodetel.net.lb dm.net.lb wise.net.lb
  ogero.gov.lb emirates.net.ae eim.ae etisalat.ae saudi.net.sa stc.com.sa mobily.com.sa
  awalnet.net.sa batelco.com.bh kems.net qualitynet.net qatar.net.qa omantel.net.om orange.jo
  link.net tedata.net.eg
`
  .trim()
  .split(/\s+/);
