/** What a canned answer may name: the customer, and who answers. */
export const cannedVariables = ['name', 'agent'] as const;
export type CannedVariable = (typeof cannedVariables)[number];

const variable = /\{([a-z]+)\}/giu;

/** Names in braces that nothing fills in, each once. */
export function unknownVariables(text: string): string[] {
  const names = [...text.matchAll(variable)].map(([, name = '']) => name);
  return [...new Set(names.filter((name) => !isVariable(name)))];
}

/**
 * The answer with its variables filled in; what nothing fills in stays as it is typed. Where somebody has
 * no name, the comma that set it apart goes as well.
 */
export function fillCanned(text: string, values: Readonly<Record<CannedVariable, string>>): string {
  const named = cannedVariables.filter((name) => values[name] === '').reduce(withoutName, text);
  return named.replace(variable, (whole, name: string) =>
    isVariable(name) ? values[name] : whole,
  );
}

function withoutName(text: string, name: CannedVariable): string {
  const first = new RegExp(String.raw`^\{${name}\}[ \t]*[,，、:：]?[ \t]*(.?)`, 'gimu');
  const further = new RegExp(String.raw`[ \t]*[,，、]?[ \t]*\{${name}\}`, 'giu');
  return text.replace(first, (_, letter: string) => letter.toUpperCase()).replace(further, '');
}

function isVariable(name: string): name is CannedVariable {
  return cannedVariables.some((known) => known === name);
}
