/** A text with each {{name}} replaced by `valueOf`; unknown ones stay. */
export const fillText = (template: string, valueOf: (name: string) => string | undefined): string =>
  template.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) => valueOf(name) ?? placeholder);
