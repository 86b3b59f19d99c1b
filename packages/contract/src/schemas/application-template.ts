import { limits } from '@tolk/domain';
import { Type, type Static } from 'typebox';
import { Id, Line, Text } from './base.ts';

export const applicationTemplateFields = {
  name: Line(limits.applicationTemplate.name, 1),
  /** With fields in braces, as `templateFields` names them. */
  content: Text(limits.description.max, limits.description.min),
};

/** A text that a supplier applies with; private to them. */
export const ApplicationTemplate = Type.Object({
  applicationTemplateId: Id,
  name: Type.String(),
  content: Type.String(),
});
export type ApplicationTemplate = Static<typeof ApplicationTemplate>;
