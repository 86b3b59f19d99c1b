import { useClientGetPostingProposalQuery } from '@tolk/api-client';
import type { PostingProposal } from '@tolk/contract';
import { useFormikContext } from '@tolk/design-system/form';
import { useEffect, useEffectEvent, useState } from 'react';
import { isInterpreting } from '../../work-terms/interpreting-kind.ts';
import { useSettled } from '../../work-terms/use-settled.ts';
import type { PostingValues } from './posting-values.ts';

const filledIn = ['unitName', 'estimatedWorkload', 'dueDate', 'deadline'] as const;
type FilledIn = Partial<Pick<PostingValues, (typeof filledIn)[number] | 'projectName'>>;

export interface Proposal extends PostingProposal {
  /** Whether the form holds what was proposed: the person chose nothing else. */
  stands: (field: (typeof filledIn)[number]) => boolean;
}

/**
 * What the server proposes for what is filled in so far. It goes into the fields that are empty or hold
 * an earlier proposal; what the person chose stays. `name` is the project's until they give it one.
 */
export function useProposal(name: string): Proposal | undefined {
  const { values, setValues } = useFormikContext<PostingValues>();
  const [filled, setFilled] = useState<FilledIn>({});
  const { sourceLanguage, targetLanguage } = values;
  const isOpen = (field: keyof FilledIn) => !values[field] || values[field] === filled[field];
  const outline = useSettled({
    projectType: values.projectType,
    sourceLanguage: sourceLanguage ?? '',
    targetLanguage: targetLanguage ?? '',
    currency: values.currency,
    unitName: isOpen('unitName') ? null : values.unitName,
    estimatedWorkload: isOpen('estimatedWorkload') ? null : values.estimatedWorkload,
    fileIds: values.files.map(({ fileId }) => fileId),
    startTime: isInterpreting(values) ? values.startTime : null,
    dueDate: isOpen('dueDate') ? null : values.dueDate,
    zone: values.zone,
  });
  const known = outline.sourceLanguage !== '' && outline.targetLanguage !== '';
  const { currentData } = useClientGetPostingProposalQuery(outline, { skip: !known });

  const fillIn = useEffectEvent((proposal: PostingProposal) => {
    const { unitName, estimatedWorkload, dueDate, deadline } = proposal;
    const next = { projectName: name, unitName, estimatedWorkload, dueDate, deadline };
    const open = Object.entries(next).filter(
      ([field, value]) =>
        isOpen(field as keyof FilledIn) && values[field as keyof FilledIn] !== value,
    );
    setFilled(next);
    if (open.length > 0) void setValues({ ...values, ...Object.fromEntries(open) });
  });
  useEffect(() => {
    if (currentData) fillIn(currentData);
  }, [currentData, name]);

  return currentData && { ...currentData, stands: (field) => values[field] === filled[field] };
}
