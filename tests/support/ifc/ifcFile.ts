/** Writes IFC files as STEP text, line by line. Attributes are STEP already: `'text'`, `$`, `.ENUM.`, `#12`. */
export class IfcFile {
  readonly lines: string[] = [];
  readonly schema: string;

  constructor(schema: 'IFC2X3' | 'IFC4') {
    this.schema = schema;
  }

  /** Adds a line. @returns its `#number`. */
  add(kind: string, ...attributes: (string | number)[]): string {
    const id = `#${this.lines.length + 1}`;
    this.lines.push(`${id}=${kind}(${attributes.map(step).join(',')});`);
    return id;
  }

  /** Adds something with an identity: its GlobalId and owner come before the other attributes. */
  root(kind: string, ...attributes: (string | number)[]): string {
    return this.add(kind, `'${String(this.lines.length).padStart(22, '0')}'`, '$', ...attributes);
  }

  text(): string {
    const header = [
      'ISO-10303-21;',
      'HEADER;',
      "FILE_DESCRIPTION(('ViewDefinition [CoordinationView]'),'2;1');",
      "FILE_NAME('tower.ifc','2026-01-01T00:00:00',(''),(''),'','','');",
      `FILE_SCHEMA(('${this.schema}'));`,
      'ENDSEC;',
      'DATA;',
    ];
    return [...header, ...this.lines, 'ENDSEC;', 'END-ISO-10303-21;', ''].join('\n');
  }
}

/** A figure as STEP writes it, always with its point. */
const step = (value: string | number) =>
  typeof value === 'string' ? value : Number.isInteger(value) ? `${value}.` : String(value).replace('e', 'E');

export const list = (...ids: string[]) => `(${ids.join(',')})`;
export const named = (text: string) => `'${text}'`;
