/**
 * The part of CHANGELOG.md for the upgrade notes of a version: what was changed, deprecated or removed, under its
 * heading, else under Unreleased. Additions break nothing and stay in CHANGELOG.md.
 * @returns {{ heading: string, text: string }}
 */
export function changesOf(changelog, version) {
  const sections = changelog.split(/^## /m).slice(1);
  const titled = (title) => sections.find((each) => /^\S+/.exec(each)?.[0] === title);
  const section = titled(version) ?? titled('Unreleased') ?? '';
  const [heading = '', ...parts] = section.split(/^(?=### )/m);
  const text = parts.filter((part) => !part.startsWith('### Added')).join('');
  return { heading: heading.trim(), text: text.trim() };
}
