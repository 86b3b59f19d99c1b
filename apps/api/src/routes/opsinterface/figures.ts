import { calls } from '@tolk/contract';
import { route } from '../../calls/route.ts';
import { keyFigures } from '../../console/figures/key-figures.ts';

const { figures } = calls.opsinterface;

export const opsFiguresRoutes = [route(figures.getKeyFigures, keyFigures)];
