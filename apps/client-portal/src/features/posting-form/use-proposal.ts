import { useClientGetPostingProposalQuery } from '@tolk/api-client';
import type { PostingProposal } from '@tolk/contract';
import { useFormikContext } from '@tolk/design-system/form';
import { useEffect, useEffectEvent } from 'react';
import { isInterpreting } from '../../work-terms/interpreting-kind.ts';
import { useSettled } from '../../work-terms/use-settled.ts';
import { spanOf, type PostingValues, type ProposedField } from './posting-values.ts';

export interface Proposal extends PostingProposal {
  /** Whether the form holds what was proposed: the person chose nothing else. */
  stands: (field: ProposedField) => boolean;
}

/**
 * What the server proposes for what is filled in so far. It goes into the fields that are empty or hold
 * an earlier proposal; what the person chose stays. `name` is the project's until they give it one.
 */
export function useProposal(name: string): Proposal | undefined {
  const { values, setValues } = useFormikContext<PostingValues>();
  const { sourceLanguage, targetLanguage, proposed } = values;
  const stands = (field: ProposedField) => values[field] === proposed[field];
  const isOpen = (field: ProposedField) => !values[field] || stands(field);
  const outline = useSettled({
    projectType: values.projectType,
    sourceLanguage: sourceLanguage ?? '',
    targetLanguage: targetLanguage ?? '',
    currency: values.currency,
    unitName: isOpen('unitName') ? null : values.unitName,
    estimatedWorkload: isOpen('estimatedWorkload') ? null : values.estimatedWorkload,
    fileIds: values.files.map(({ fileId }) => fileId),
    ...(isInterpreting(values)
      ? spanOf(values)
      : { startTime: null, dueDate: isOpen('dueDate') ? null : values.dueDate }),
    zone: values.zone,
  });
  const known = outline.sourceLanguage !== '' && outline.targetLanguage !== '';
  const { currentData } = useClientGetPostingProposalQuery(outline, { skip: !known });

  const fillIn = useEffectEvent((proposal: PostingProposal, projectName: string) => {
    const { unitName, estimatedWorkload, dueDate, deadline } = proposal;
    void setValues({
      ...values,
      ...(isOpen('projectName') ? { projectName } : {}),
      ...(isOpen('unitName') ? { unitName } : {}),
      ...(isOpen('estimatedWorkload') ? { estimatedWorkload } : {}),
      ...(isOpen('dueDate') ? { dueDate } : {}),
      ...(isOpen('deadline') ? { deadline } : {}),
      proposed: { projectName, unitName, estimatedWorkload, dueDate, deadline },
    });
  });
  useEffect(() => {
    if (currentData) fillIn(currentData, name);
  }, [currentData, name]);

  return currentData && { ...currentData, stands };
}
