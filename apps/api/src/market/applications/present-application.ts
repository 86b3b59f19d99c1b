import type { ApplicationRow } from '@tolk/contract';
import {
  actionsFor,
  applicationLifecycle,
  type ApplicationAction,
  type Identity,
  type Language,
} from '@tolk/domain';
import type { ApplicationRecord } from './application-repository.ts';
import { shownName } from '../../accounts/identity/shown-name.ts';
import { presentLatest } from '../offers/present-negotiation.ts';
import { presentActions } from '../../calls/action-states.ts';
import { presentFile } from '../../files/uploads/files.ts';
import { projectCaseIdOf } from './project-case-id.ts';

/** Reading is no button: opening the application does it. */
const offered: ReadonlySet<ApplicationAction> = new Set([
  'edit',
  'markSuitable',
  'markUnsuitable',
  'order',
  'withdraw',
]);

/** `viewer`: who looks at it; each side has its own buttons. */
export function presentApplication(
  application: ApplicationRecord,
  viewer: Identity,
  now: Date,
  language: Language,
): ApplicationRow {
  const actions = actionsFor(applicationLifecycle, application.status, viewer, null, now);
  return {
    projectApplicationJLId: application.id,
    projectReleaseInforId: application.posting_id,
    projectName: application.posting_name,
    projectType: application.project_type,
    sourceLanguage: application.source_language,
    targetLanguage: application.target_language,
    bothDirections: application.both_directions,
    supUserId: application.supplier_id,
    supUserName: shownName(application.supplier_name, language),
    ...(viewer === 'client' || application.member_name === null
      ? {}
      : { memberName: shownName(application.member_name, language) }),
    content: application.content,
    instructions: application.instructions,
    version: application.version,
    resumeFile: resumeFileFor(viewer, application),
    files: filesFor(viewer, application),
    projectCases: application.project_cases.map((one) => ({
      ...one,
      projectCaseId: projectCaseIdOf(one),
    })),
    supUserAvatar: application.supplier_avatar,
    realNameVerified: application.verified,
    tested: application.tested,
    readTime: application.read_at?.toISOString() ?? null,
    expectedPrice: application.expected_price,
    currency: application.currency,
    unitName: application.unit,
    estimatedWorkload: application.workload,
    status: application.status,
    // Whether a client collected it is the client's own affair.
    isCollect: viewer === 'client' && application.collected,
    contactShownTime: application.contact_shown_at?.toISOString() ?? null,
    createTime: application.created_at.toISOString(),
    projectOrderId: application.order_id,
    offer: presentLatest(application.offer),
    allowedActions: presentActions(actions, offered, language),
  };
}

/** Who withdraws an application takes the files back. */
function filesFor(viewer: Identity, { files, status }: ApplicationRecord) {
  return viewer === 'client' && status === 'withdrawn' ? [] : files.map(presentFile);
}

/** Who withdraws an application takes the resume file back. */
function resumeFileFor(viewer: Identity, { resumeFile, status }: ApplicationRecord) {
  if (resumeFile === null || (viewer === 'client' && status === 'withdrawn')) return null;
  return presentFile(resumeFile);
}
