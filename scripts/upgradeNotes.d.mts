export function changesOf(changelog: string, version: string): { heading: string; text: string };
