import { opsAudit } from '@tolk/contract/calls/opsinterface/audit';
import { route } from '../../route.ts';
import { auditList } from '../../services/staff/audit.ts';

export const opsAuditRoutes = [route(opsAudit.getAuditList, auditList)];
