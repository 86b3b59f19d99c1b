import { opsAudit } from '@tolk/contract/calls/opsinterface/audit';
import { route } from '../../calls/route.ts';
import { auditList } from '../../staff/audit/audit.ts';
import { exportAuditList } from '../../staff/audit/export-audit.ts';

export const opsAuditRoutes = [
  route(opsAudit.getAuditList, auditList),
  route(opsAudit.exportAuditList, exportAuditList),
];
