import { supTemplates } from '@tolk/contract/calls/supinterface/templates';
import { route } from '../../calls/route.ts';
import {
  applicationTemplates,
  removeApplicationTemplate,
  saveApplicationTemplate,
} from '../../market/application-templates/application-templates.ts';

export const supTemplateRoutes = [
  route(supTemplates.getApplicationTemplates, applicationTemplates),
  route(supTemplates.saveApplicationTemplate, saveApplicationTemplate),
  route(supTemplates.delApplicationTemplate, removeApplicationTemplate),
];
