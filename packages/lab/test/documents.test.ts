import { expect, test } from 'vitest';
import { putSection, makeMarkdownTable } from '../src/series/report-format.ts';

test('a part of a document is put at its end, or in its place, or refused when it has no end', () => {
  expect(putSection('', 'a', 'x')).toBe('<!-- a -->\n\nx\n\n<!-- end -->\n');
  expect(putSection('# T\n', 'a', 'x')).toBe('# T\n\n<!-- a -->\n\nx\n\n<!-- end -->\n');
  const two = '<!-- a -->\n1\n<!-- end -->\n\n<!-- b -->\n2\n<!-- end -->\n';
  expect(putSection(two, 'b', 'x')).toBe('<!-- a -->\n1\n<!-- end -->\n\n<!-- b -->\n\nx\n\n<!-- end -->\n');
  expect(putSection('<!-- a -->\n1\n', 'a', 'x')).toBeNull();
});

test('a table of a document is laid out as the formatter wants it', () => {
  const table = {
    columns: [{ name: 'a' }, { name: 'n', isNumber: true }],
    rows: [
      ['x|y', '10'],
      ['long', '7'],
    ],
  };
  expect(makeMarkdownTable(table)).toEqual(['| a    |   n |', '| ---- | --: |', '| x\\|y |  10 |', '| long |   7 |']);
});
