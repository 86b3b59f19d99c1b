import { useClientGetPostingProposalQuery } from '@tolk/api-client';
import type { PostingProposal } from '@tolk/contract';
import { useFormikContext } from '@tolk/design-system/form';
import { useEffect, useEffectEvent } from 'react';
import { countedFiles } from '@tolk/market-views';
import { isInterpreting } from '../../work-terms/interpreting-kind.ts';
import { useSettled } from '../../work-terms/use-settled.ts';
import { referencesOf, spanOf, type PostingValues, type ProposedField } from './posting-values.ts';
import { useProposedName } from './use-proposed-name.ts';

export interface Proposal extends PostingProposal {
  /** Whether the form holds what was proposed: the person chose nothing else. */
  stands: (field: ProposedField) => boolean;
}

/** What the short form does not show is proposed there only; where all fields are shown it goes on changing. */
const proposedAnywhere: readonly ProposedField[] = ['unitName', 'estimatedWorkload'];

/** Whether somebody is in this field: what is proposed would mix with what they type. */
function isWritten(field: ProposedField): boolean {
  const { activeElement } = document;
  return activeElement instanceof HTMLInputElement && activeElement.name === field;
}

/**
 * What the server proposes for what is filled in so far. It goes into the fields that are empty or hold
 * an earlier proposal; what the person chose stays. The name is the project's until they give it one.
 */
export function useProposal(form: 'short' | 'allFields'): Proposal | undefined {
  const name = useProposedName();
  const { values, setValues } = useFormikContext<PostingValues>();
  const { sourceLanguage, targetLanguage, proposed } = values;
  const stands = (field: ProposedField) => values[field] === proposed[field];
  const isOpen = (field: ProposedField) => {
    const isEmpty = !values[field];
    if (form === 'short' || proposedAnywhere.includes(field)) return isEmpty || stands(field);
    return !isEmpty && stands(field);
  };
  const outline = useSettled({
    projectType: values.projectType,
    sourceLanguage: sourceLanguage ?? '',
    targetLanguage: targetLanguage ?? '',
    currency: values.currency,
    unitName: isOpen('unitName') ? null : values.unitName,
    estimatedWorkload: isOpen('estimatedWorkload') ? null : values.estimatedWorkload,
    fileIds: countedFiles(values.files, referencesOf(values)).map(({ fileId }) => fileId),
    ...(isInterpreting(values)
      ? spanOf(values)
      : { startTime: null, dueDate: isOpen('dueDate') ? null : values.dueDate }),
    zone: values.zone,
  });
  const known = outline.sourceLanguage !== '' && outline.targetLanguage !== '';
  const { currentData } = useClientGetPostingProposalQuery(outline, { skip: !known });

  const fillIn = useEffectEvent((proposal: PostingProposal, projectName: string) => {
    const { unitName, estimatedWorkload, dueDate, deadline } = proposal;
    const takes = (field: ProposedField) => isOpen(field) && !isWritten(field);
    const filledIn = {
      ...(takes('projectName') ? { projectName } : {}),
      ...(takes('unitName') ? { unitName } : {}),
      ...(takes('estimatedWorkload') ? { estimatedWorkload } : {}),
      ...(takes('dueDate') ? { dueDate } : {}),
      ...(takes('deadline') ? { deadline } : {}),
    };
    // A form in which everything is the person's own stays as it is.
    if (Object.keys(filledIn).length === 0) return;
    const now = { projectName, unitName, estimatedWorkload, dueDate, deadline };
    void setValues({ ...values, ...filledIn, proposed: now });
  });
  useEffect(() => {
    if (currentData) fillIn(currentData, name);
  }, [currentData, name]);

  return currentData && { ...currentData, stands };
}
