import { camel, capitalize, kebab } from './names.ts';

/** The names that one call goes by in contract, api-client and api. */
export type CallName = ReturnType<typeof parseCall>;

const prefixes: Record<string, { prefix: string; access: string }> = {
  supinterface: { prefix: 'sup', access: 'supplier' },
  clientinterface: { prefix: 'client', access: 'client' },
  communicationinterface: { prefix: 'communication', access: 'any' },
  miniprogram: { prefix: 'mini', access: 'any' },
  opsinterface: { prefix: 'ops', access: 'any' },
};

/** From `supinterface/orders` and `getFoo`; throws with the usage when they are something else. */
export function parseCall(place = '', name = '') {
  const [side = '', group = ''] = place.split('/');
  const known = prefixes[side];
  if (!known || !/^[a-z][a-z-]*$/.test(group) || !/^[a-z]\w*$/.test(name)) {
    throw new Error(
      `Usage: npm run new:call -- supinterface/orders getFoo orders/order "What it does."\nInterfaces: ${Object.keys(prefixes).join(', ')}`,
    );
  }
  const reads = /^(get|is|has)[A-Z]/.test(name);
  const endpoint = `${known.prefix}${capitalize(name)}`;
  return {
    side,
    group,
    name,
    reads,
    access: known.access,
    path: `/${side}/${name}`,
    /** Key of the group in the table of calls. */
    key: camel(group),
    /** Its definitions in contract. */
    definitions: `${known.prefix}${capitalize(camel(group))}`,
    endpoint,
    hook: `use${capitalize(endpoint)}${reads ? 'Query' : 'Mutation'}`,
    file: kebab(name),
  };
}
