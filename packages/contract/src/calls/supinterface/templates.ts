import { Type } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { errorCodes } from '../../error-codes.ts';
import {
  ApplicationTemplate,
  applicationTemplateFields,
} from '../../schemas/application-template.ts';
import { Done, Id, Nothing } from '../../schemas/base.ts';

const Templates = Type.Array(ApplicationTemplate);

/** Texts that a supplier keeps to apply with. */
export const supTemplates = {
  getApplicationTemplates: defineCall({
    path: '/supinterface/getApplicationTemplates',
    access: 'supplier',
    organisation: 'read',
    summary: 'The caller’s texts for applications, by name.',
    request: Nothing,
    response: Templates,
    idempotency: 'none',
  }),
  saveApplicationTemplate: defineCall({
    path: '/supinterface/saveApplicationTemplate',
    access: 'supplier',
    organisation: 'coordinate',
    summary: 'Keep a text for applications under a name, or change one; answers all of them.',
    request: Type.Object({
      applicationTemplateId: Type.Optional(Id),
      ...applicationTemplateFields,
    }),
    response: Templates,
    idempotency: 'accepted',
    errors: [errorCodes.tooManyEntries],
  }),
  delApplicationTemplate: defineCall({
    path: '/supinterface/delApplicationTemplate',
    access: 'supplier',
    organisation: 'coordinate',
    summary: 'Delete a text for applications.',
    request: Type.Object({ applicationTemplateId: Id }),
    response: Done,
    idempotency: 'accepted',
  }),
};
