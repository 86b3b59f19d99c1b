import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import { actionsFor, applicationLifecycle, findTransition, limits } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { invalidFields, refuse, type BilingualText } from '../../calls/refusal.ts';
import type { Tx } from '../../database/schema.ts';
import { requireOwnFiles } from '../../files/uploads/own-files.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import { lockCaller } from '../../persons/lock-caller.ts';
import { holdResumeFile } from '../../profiles/profile/profile-repository.ts';
import { dropFiles } from '../../profiles/resumes/resume-files.ts';
import { replaceApplicationFiles } from './application-file-repository.ts';
import {
  listOwnApplications,
  lockApplication,
  updateApplication,
} from './application-repository.ts';
import type { ProjectCase } from './application-table.ts';
import { presentApplication } from './present-application.ts';
import { projectCaseIdOf } from './project-case-id.ts';
import { casesOf, requireWords } from './supplier-applications.ts';

type Edit = (typeof calls.supinterface.jobs)['editProjectApplicationJL'];
type Form = RequestOf<Edit>;
type Locked = NonNullable<Awaited<ReturnType<typeof lockApplication>>>;

const texts = {
  read: {
    en: 'The client has read your application, so it can no longer be changed. Send what is new as a message.',
    zh: '客户已阅读您的申请，无法再修改。如有补充，请通过消息告知客户。',
  },
  editedSince: {
    en: 'This application was changed in another window since you opened it. Copy what you wrote, then open it again.',
    zh: '您打开后，该申请已在其他窗口被修改。请先复制您填写的内容，再重新打开。',
  },
  otherResume: {
    en: 'Your resume no longer has this file. Choose again.',
    zh: '您的简历中已没有该附件，请重新选择。',
  },
  tooManyCases: {
    en: `At most ${limits.resume.cases} project cases go along with an application.`,
    zh: `一份申请最多附 ${limits.resume.cases} 个项目案例。`,
  },
} as const satisfies Record<string, BilingualText>;

/**
 * Until the client has read it, which is then what they have read: reading and editing lock it. Files
 * that are taken out are deleted. Throws `conflict` after that and where another version was read, `notFound`, 422 by field.
 */
export async function editApplication(form: Form, context: CallContext): Promise<ResponseOf<Edit>> {
  const { deps, personId, now, language } = context;
  const { projectApplicationJLId: id, content, instructions = '' } = form;
  requireWords(content);
  return context.transaction(async (tx) => {
    await lockCaller(tx, personId);
    const party = { supplier_id: personId };
    const application = (await lockApplication(tx, id, party)) ?? refuse('notFound');
    requireUnread(application, now);
    if (form.version !== undefined && form.version !== application.version) {
      refuse('conflict', { message: texts.editedSince });
    }
    const resumeFileId = await chosenResumeFile(tx, application, form);
    await updateApplication(tx, id, {
      version: application.version + 1,
      content: content.trim(),
      instructions: instructions.trim(),
      resume_file_id: resumeFileId,
      project_cases: JSON.stringify(await chosenCases(tx, application, form)),
    });
    const files = await changeFiles(tx, application, form);
    const { resume_file_id: before } = application;
    const ids = before === null || before === resumeFileId ? files : [...files, before];
    await dropFiles(tx, deps.jobs, personId, { ids, now });
    invalidate(tx, personId, ['Application']);
    invalidate(tx, application.client_id, ['Application']);
    const { list } = await listOwnApplications(tx, { ...party, id }, { limit: 1, offset: 0 });
    return presentApplication(list[0] ?? refuse('fault'), 'supplier', now, language);
  });
}

function requireUnread({ status, read_at }: Locked, now: Date): void {
  if (findTransition(applicationLifecycle, status, 'supplier', 'edit')) return;
  const allowedActions = actionsFor(applicationLifecycle, status, 'supplier', null, now);
  refuse('conflict', {
    data: { allowedActions },
    ...(read_at === null ? {} : { message: texts.read }),
  });
}

/** That of the application stays although the resume has another one by now. */
async function chosenResumeFile(
  tx: Tx,
  { resume_file_id, supplier_id }: Locked,
  { resumeFileId: chosen }: Form,
): Promise<string | null> {
  if (chosen === undefined) return resume_file_id;
  if (chosen === null || chosen === resume_file_id) return chosen;
  return (await holdResumeFile(tx, supplier_id)) === chosen
    ? chosen
    : invalidFields({ resumeFileId: texts.otherResume });
}

async function chosenCases(
  tx: Tx,
  { project_cases, supplier_id }: Locked,
  { keptCaseIds, projectExperienceIds }: Form,
): Promise<ProjectCase[]> {
  const kept = project_cases.filter((one) => keptCaseIds?.includes(projectCaseIdOf(one)) ?? true);
  const added = await casesOf(tx, supplier_id, projectExperienceIds);
  const chosen = new Map([...kept, ...added].map((one) => [projectCaseIdOf(one), one]));
  if (chosen.size > limits.resume.cases) {
    invalidFields({ projectExperienceIds: texts.tooManyCases });
  }
  return [...chosen.values()];
}

/** Answers the ids of those that were taken out. */
async function changeFiles(tx: Tx, { id, supplier_id }: Locked, { fileIds }: Form) {
  if (fileIds === undefined) return [];
  await requireOwnFiles(tx, fileIds, supplier_id, 'application');
  return replaceApplicationFiles(tx, id, fileIds);
}
