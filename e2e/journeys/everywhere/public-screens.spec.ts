import { lookAtEveryScreen } from '../../support/every-screen.ts';

lookAtEveryScreen('public');
