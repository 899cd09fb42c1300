import { expect, describe, test } from 'vitest';
import { spreadsheetText } from '#domain/texts/spreadsheetText.ts';

describe('text in a sheet', () => {
  test.each([
    ['Torre A', 'Torre A'],
    ['=1+1', "'=1+1"],
    ['+55', "'+55"],
    ['-x', "'-x"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['  =1', "'  =1"],
    ['\t=1', "'\t=1"],
    ['＝1', "'＝1"],
    ['a=1', 'a=1'],
  ])('%j reads %j', (text, shown) => expect(spreadsheetText(text)).toBe(shown));
});
