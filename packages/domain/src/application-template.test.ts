import { fieldsIn, fillTemplate } from './application-template.ts';

it('fields of a template are filled, and those without a value stay to be seen', () => {
  const text = 'Dear {client}, {project} ({pair}) by {due}; {client} knows {me}.';
  expect(fillTemplate(text, { client: 'Nordlys', project: 'Lease', pair: 'EN → 中文' })).toBe(
    'Dear Nordlys, Lease (EN → 中文) by {due}; Nordlys knows {me}.',
  );
});

it('each field of a text is named once; other braces are none', () => {
  expect(fieldsIn('{rate} and {due}, {rate}, {me}')).toEqual(['rate', 'due']);
  expect(fieldsIn('Nothing to fill in.')).toEqual([]);
});
