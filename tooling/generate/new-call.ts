// npm run new:call -- supinterface/orders getFoo orders/order "What it does.": a call in contract, api-client and api.
import { addToApi, parseHome } from './call-in-api.ts';
import { addToClient } from './call-in-client.ts';
import { addToContract } from './call-in-contract.ts';
import { parseCall } from './call-name.ts';
import { Changes, runGenerator } from './files.ts';
import { words } from './names.ts';

runGenerator(([place, name, area, summary]) => {
  const call = parseCall(place, name);
  const sentence = summary ?? `${words(call.name)}.`;
  const changes = new Changes();
  const home = parseHome(changes, area);
  addToContract(changes, call, sentence);
  addToClient(changes, call);
  addToApi(changes, call, home, sentence);
  console.log(`${call.path}: give it its shapes, its access and its work in`);
  changes.write();
});
