import { calls } from '@tolk/contract';
import { route } from '../../route.ts';
import { keyFigures } from '../../services/figures/key-figures.ts';

const { figures } = calls.opsinterface;

export const opsFiguresRoutes = [route(figures.getKeyFigures, keyFigures)];
