import { fillText } from '#domain/texts/fillText.ts';
import type { Language } from '#domain/texts/messages.ts';
import { type MailKind, serviceTexts } from '../serviceTexts.ts';
import { escapeHtml } from './escapeHtml.ts';
import type { Mail } from './mail.ts';
import { plainWord } from './plainWord.ts';

type Words = {
  to: string;
  link: string;
  language: Language;
  words: Record<string, string>;
  livesMs: number;
};

/**
 * A mail as text and as HTML; its link opens in its language and works for `livesMs`. `words` come from users: all but
 * a checked `email` are reduced to plain words, and escaped in the HTML.
 */
export function composeMail(kind: MailKind, { to, link: page, language, words, livesMs }: Words): Mail {
  const address = new URL(page);
  address.searchParams.set('lng', language);
  const link = address.href;
  const text = serviceTexts[language].mails[kind];
  const fill = (template: string) =>
    fillText(template, (name) => {
      const word = words[name];
      return word === undefined || name === 'email' ? word : plainWord(word);
    });
  const [subject, greeting, body] = [fill(text.subject), fill(text.greeting), fill(text.body)];
  return {
    to,
    subject,
    text: `${greeting}\n\n${body}\n\n${text.button}:\n${link}\n\n${text.footer}\n`,
    html: htmlOf(language, { subject, greeting, body, button: text.button, footer: text.footer }, link),
    links: [link],
    livesMs,
  };
}

type Part = 'subject' | 'greeting' | 'body' | 'button' | 'footer';

function htmlOf(language: Language, text: Record<Part, string>, link: string): string {
  const safe = (part: Part) => escapeHtml(text[part]);
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${safe('subject')}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#1b1f24;background:#f6f7f9">
<div style="max-width:480px;margin:0 auto;padding:24px;background:#fff;border-radius:8px">
<p>${safe('greeting')}</p><p>${safe('body')}</p>
<p><a href="${escapeHtml(link)}" style="display:inline-block;padding:10px 18px;border-radius:6px;background:#1f5f4a;color:#fff;text-decoration:none">${safe('button')}</a></p>
<p style="font-size:13px;overflow-wrap:anywhere">${escapeHtml(link)}</p>
<p style="font-size:13px;color:#57606a">${safe('footer')}</p></div></body></html>`;
}
