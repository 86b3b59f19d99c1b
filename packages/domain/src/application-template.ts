/** What of a posting a template names; each is filled when the template is chosen. */
export const templateFields = ['client', 'project', 'pair', 'rate', 'due'] as const;
export type TemplateField = (typeof templateFields)[number];

const field = new RegExp(`\\{(${templateFields.join('|')})\\}`, 'gu');

function isField(name: string): name is TemplateField {
  return templateFields.some((one) => one === name);
}

/** The fields that stand in a text, each once. */
export function fieldsIn(text: string): TemplateField[] {
  const names = [...text.matchAll(field)].map(([, name = '']) => name);
  return [...new Set(names)].filter(isField);
}

/** The text with its fields filled; those without a value stay as they are. */
export function fillTemplate(
  text: string,
  values: Readonly<Partial<Record<TemplateField, string>>>,
): string {
  return text.replaceAll(field, (braces: string, name: string) =>
    isField(name) ? (values[name] ?? braces) : braces,
  );
}
