/**
 * Text that a spreadsheet will not run: what begins like a formula gets an apostrophe in front, which such programs
 * show as text. Names come from users, and a sheet may be opened by somebody else.
 */
export const spreadsheetText = (text: string) =>
  /^(\s*[=+\-@|＝＋－＠]|[\t\r\n])/u.test(text) ? `'${text}` : text;
