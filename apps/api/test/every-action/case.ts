import type { CallPath } from '@tolk/contract';
import type { Identity } from '@tolk/domain';

/** As little as a call takes, or everything that can be set, on an entity that has everything. */
export const inputs = ['smallest', 'richest'] as const;
export type Input = (typeof inputs)[number];

/** A body that will be carried out, and the token of who sends it. */
export interface Ready {
  body: object;
  token: string | undefined;
}

/** One action by one actor, as one call. */
export interface Case {
  path: CallPath;
  ready: (input: Input) => Promise<Ready>;
  /** Fields that the schema leaves open and the rules ask for here. */
  needs?: readonly string[];
  /** Nothing about it can be left out or added: one call is both inputs. */
  alike?: true;
  /** Fields that the richest body leaves out, each with the reason. */
  without?: Readonly<Record<string, string>>;
}

/** By `lifecycle actor action`; a text names the case whose call brings this action along. */
export type Cases = Readonly<Record<string, Case | string>>;

export const sides = ['client', 'supplier'] as const;
export const other = { client: 'supplier', supplier: 'client' } as const;
export const interfaceOf = {
  client: '/clientinterface',
  supplier: '/supinterface',
} as const satisfies Record<Identity, string>;

/** The same action of both sides. */
export function ofBothSides(
  lifecycle: string,
  action: string,
  caseOf: (side: Identity) => Case | string,
): Cases {
  return Object.fromEntries(sides.map((side) => [`${lifecycle} ${side} ${action}`, caseOf(side)]));
}
