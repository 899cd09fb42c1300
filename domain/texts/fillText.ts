/** A text with each {{name}} replaced by what `valueOf` knows of it; one it does not know stays as it is. */
export const fillText = (template: string, valueOf: (name: string) => string | undefined): string =>
  template.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) => valueOf(name) ?? placeholder);
