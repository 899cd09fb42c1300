/**
 * Text that a spreadsheet will not execute: what begins like a formula gets a leading apostrophe, which marks it as
 * text. Names come from users, and somebody else may open the sheet.
 */
export const spreadsheetText = (text: string) =>
  /^(\s*[=+\-@|＝＋－＠]|[\t\r\n])/u.test(text) ? `'${text}` : text;
