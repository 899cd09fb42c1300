import { useEffect } from 'react';
import { useFormat } from '../i18n/useFormat.ts';
import { useSession } from '../session/useSession.ts';
import { useCrumbs } from './screenTitle.ts';

const quoted = (text: string) =>
  `"${text.replaceAll(/[\\"\n\r\f]/g, (sign) => `\\${(sign.codePointAt(0) ?? 32).toString(16)} `)}"`;

/** What stands in the margins of every printed page: project and screen, day, author, number of the page. */
export function pageMargins(page: { trail: string; day: string; author: string }): string {
  const box = (place: string, content: string) =>
    `@${place} { content: ${content}; font: 8.5pt Inter, sans-serif; color: #526062; }`;
  return `@page { margin: 18mm 12mm 16mm;
    ${box('top-left', quoted(page.trail))} ${box('top-right', quoted(page.day))}
    ${box('bottom-left', quoted(page.author))} ${box('bottom-right', 'counter(page) " / " counter(pages)')} }`;
}

/** Prints the screen in view with its project, who prints it, the day and page numbers on every page. */
export function usePrintedMargins(): void {
  const author = useSession()?.user.name ?? '';
  const trail = useCrumbs()
    .map(({ label }) => label)
    .join(' › ');
  const { date } = useFormat();
  useEffect(() => {
    const style = document.createElement('style');
    const write = () => {
      style.textContent = pageMargins({ trail, author, day: date(new Date().toISOString()) });
    };
    write();
    document.head.append(style);
    // A page may stay open past midnight.
    window.addEventListener('beforeprint', write);
    return () => {
      window.removeEventListener('beforeprint', write);
      style.remove();
    };
  }, [trail, author, date]);
}
