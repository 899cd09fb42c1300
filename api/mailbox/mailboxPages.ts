import type { Language } from '#domain/texts/messages.ts';
import { escapeHtml } from '../mail/escapeHtml.ts';
import { serviceTexts } from '../serviceTexts.ts';
import type { StoredMail } from './mailRepository.ts';

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
  table { width: 100%; border-collapse: collapse; }
  th, td { text-align: left; padding: .4rem .6rem .4rem 0; border-bottom: 1px solid #8886; vertical-align: top; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1rem; border: 1px solid #8886; border-radius: 6px; }
  time { color: #767676; white-space: nowrap; }
`;

/** The list of mails as an HTML page. */
export function mailboxPage(mails: StoredMail[], language: Language): string {
  const { title, empty, subject, to, sent } = serviceTexts[language].mailbox;
  const rows = mails.map(
    (mail) => `<tr>
      <td><a href="/mailbox/${mail.id}">${escapeHtml(mail.subject)}</a></td>
      <td>${escapeHtml(mail.to)}</td><td>${timeOf(mail, language)}</td></tr>`,
  );
  const table = `<table><thead><tr><th>${subject}</th><th>${to}</th><th>${sent}</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  return page(language, title, `<h1>${title}</h1>${mails.length === 0 ? `<p>${empty}</p>` : table}`);
}

/**
 * One mail as an HTML page. It shows the text part with clickable links, never the HTML part, which has names typed by
 * users, because this page is same-origin with the application.
 */
export function mailPage(mail: StoredMail, language: Language): string {
  const { title } = serviceTexts[language].mailbox;
  const links = mail.links.filter((link) => /^https?:\/\//.test(link));
  const list = links.map((link) => `<li><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></li>`).join('');
  return page(
    language,
    mail.subject,
    `<p><a href="/mailbox">← ${title}</a></p><h1>${escapeHtml(mail.subject)}</h1>
    <p>${escapeHtml(mail.to)} · ${timeOf(mail, language)}</p><ul>${list}</ul><pre>${escapeHtml(mail.text)}</pre>`,
  );
}

function timeOf({ createdAt }: StoredMail, language: Language): string {
  const shown = new Date(createdAt).toLocaleString(language, { dateStyle: 'short', timeStyle: 'medium' });
  return `<time datetime="${createdAt}">${shown}</time>`;
}

function page(language: Language, title: string, body: string): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style></head>
<body><main>${body}</main></body></html>`;
}
