import { z } from 'zod';
import { text } from '../fields.ts';
import { textLimits } from '../limits.ts';
import { encodeMessage } from '../texts/messages.ts';

/** Domains where anybody may have an address, so no office may prove them. */
const publicDomains = new Set(
  (
    'gmail.com googlemail.com outlook.com outlook.com.br hotmail.com hotmail.com.br live.com msn.com yahoo.com ' +
    'yahoo.com.br ymail.com rocketmail.com icloud.com me.com mac.com aol.com gmx.com gmx.net gmx.de web.de mail.com ' +
    'proton.me protonmail.com pm.me tutanota.com tuta.io zoho.com fastmail.com hey.com uol.com.br bol.com.br ' +
    'terra.com.br ig.com.br globo.com globomail.com r7.com oi.com.br zipmail.com.br superig.com.br yahoo.es ' +
    'hotmail.es outlook.es telefonica.net mail.ru bk.ru inbox.ru list.ru yandex.ru yandex.com ya.ru rambler.ru ' +
    'qq.com 163.com 126.com'
  ).split(' '),
);

const label = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
const pattern = new RegExp(`^(${label}\\.)+(?!\\d+$)${label}$`);

/** The domain of an e-mail address, in small letters. */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** A domain that an office's addresses end in, as in DNS: `escritorio.com.br`, in ASCII. */
export const emailDomainSchema = z.strictObject({
  domain: text(textLimits.email)
    .toLowerCase()
    .regex(pattern, encodeMessage('email_domain.invalid'))
    .refine((domain) => !publicDomains.has(domain), encodeMessage('email_domain.public')),
});
