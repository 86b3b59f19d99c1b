import { opsMessageReports } from '@tolk/contract/calls/opsinterface/reports';
import { route } from '../../calls/route.ts';
import { dismissReports } from '../../console/work/dismiss-reports.ts';
import { decide, readReport, reportList } from '../../console/moderation/staff-reports.ts';

export const opsMessageReportRoutes = [
  route(opsMessageReports.getMessageReportList, reportList),
  route(opsMessageReports.getMessageReport, readReport),
  route(opsMessageReports.decideMessageReport, decide),
  route(opsMessageReports.dismissMessageReports, dismissReports),
];
