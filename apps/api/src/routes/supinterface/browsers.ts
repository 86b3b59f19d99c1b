import { supBrowsers } from '@tolk/contract/calls/supinterface/browsers';
import { route } from '../../calls/route.ts';
import { reportWebVitals } from '../../front-ends/vitals/report-vitals.ts';
import { reportFault } from '../../front-ends/faults/report-fault.ts';

export const supBrowserRoutes = [
  route(supBrowsers.reportFrontEndFault, reportFault),
  route(supBrowsers.reportWebVitals, reportWebVitals),
];
