import { colorSchemeAttribute } from '../../theme/colorScheme.ts';
import { darkPalette, lightPalette } from '../../theme/palette.ts';
import type { PaletteOptions } from '@mui/material/styles';

/** Colours of a scheme as variables of the splash. */
const colours = ({ background, text, divider, primary }: PaletteOptions) => {
  const { main, contrastText } = primary as { main: string; contrastText: string };
  return `--back:${background?.default};--paper:${background?.paper};--text:${text?.primary};--soft:${text?.secondary};--line:${divider};--mark:${main};--on-mark:${contrastText}`;
};

const font = "'Inter Fallback',system-ui,sans-serif";

const block = (style: string) => `<i style="${style}"></i>`;
const mark =
  '<svg viewBox="0 0 32 32" width="28" height="28"><rect width="32" height="32" rx="8" fill="var(--mark)"/><g fill="var(--on-mark)"><rect x="9" y="7" width="14" height="4" rx="1"/><rect x="9" y="12.5" width="14" height="4" rx="1" opacity=".85"/><rect x="9" y="18" width="14" height="4" rx="1" opacity=".7"/><rect x="6" y="23.5" width="20" height="3" rx="1" opacity=".55"/></g></svg>';

/**
 * The shell before any code is loaded: sidebar or bar, the screen's texts that no data change, and placeholders for
 * content, or the content the page has read by then. React removes it with its first screen. It lies over the page, so
 * nothing moves when it goes.
 */
export const splash = {
  markup: `<div class="splash" aria-hidden="true"><div class="splash-side">${mark}<b>Torre</b></div><div class="splash-main"><strong></strong><p></p>${block('height:120px')}${block('height:120px')}<p></p></div></div>`,
  style: `.splash{${colours(lightPalette)};position:fixed;inset:0;display:none;background:var(--back);color:var(--text);font:700 1.125rem/28px ${font}}
[${colorSchemeAttribute}=dark] .splash{${colours(darkPalette)}}
[data-shell] .splash{display:flex}
.splash-side{box-sizing:border-box;flex:none;display:flex;gap:10px;width:264px;padding:21px 16px;background:var(--paper);border-right:1px solid var(--line)}
[data-side=closed] .splash-side{width:89px;padding-inline:30px}
[data-side=closed][data-shell=frame] .splash-side b{display:none}
.splash-main{flex:1;box-sizing:border-box;display:flex;flex-direction:column;max-width:1440px;margin:0 auto;padding:60px 32px;overflow-wrap:anywhere}
.splash strong{font:600 1.75rem/1.25 ${font};letter-spacing:-.015em}
.splash strong:empty{width:min(320px,60%);height:35px;border-radius:8px;background:var(--line);opacity:.5}
.splash p{max-width:720px;margin:4px 0 0;font:400 1rem/1.5 ${font};color:var(--soft)}
.splash p:empty{display:none}
.splash-main i{display:block;margin-top:24px;border-radius:8px;background:var(--line);opacity:.5}
.splash ol{pointer-events:none;list-style:none;margin:24px 0 0;padding:0;display:grid;gap:16px}
.splash li{display:flex;flex-wrap:wrap;justify-content:space-between;gap:4px 24px;padding:16px;border:1px solid var(--line);border-radius:8px;background:var(--paper)}
.splash li span{font:400 .875rem/28px ${font};color:var(--soft);font-variant-numeric:tabular-nums}
[data-shell=bare] .splash{flex-direction:column}
[data-shell=bare] .splash-side{width:100%;height:65px;padding:18px 32px;border-right:0;border-bottom:1px solid var(--line)}
[data-shell=bare] .splash-main{flex:none;width:min(440px,100% - 32px);margin:48px auto;padding:32px;border:1px solid var(--line);border-radius:8px;background:var(--paper)}
[data-shell=bare] .splash strong{font-size:1.5rem}
[data-shell=bare] .splash p{margin-top:8px}
[data-shell=bare] .splash-main p:last-child{margin-top:24px;font-size:.875rem;line-height:1.43;text-align:center;color:inherit}
[data-shell=bare] .splash-main i{height:40px!important}
[data-shell=bare] .splash-main i+i{margin-bottom:90px}
@media(max-width:768px){.splash{flex-direction:column}[data-shell=frame] .splash-side{width:100%;height:57px;padding:14px 56px;border-right:0;border-bottom:1px solid var(--line)}[data-shell=frame] .splash-side b{display:block}.splash-main{width:100%;padding:56px 16px}[data-shell=bare] .splash-main{margin-top:16px}}
@media(max-width:479px){[data-shell=bare] .splash-main{padding:24px}}`,
};
