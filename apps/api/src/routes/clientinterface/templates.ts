import { calls } from '@tolk/contract';
import { route } from '../../calls/route.ts';
import {
  postingTemplates,
  removePostingTemplate,
  renameTemplate,
  savePostingTemplate,
} from '../../market/posting-templates/posting-templates.ts';

const { templates } = calls.clientinterface;

export const clientTemplateRoutes = [
  route(templates.getPostingTemplates, postingTemplates),
  route(templates.savePostingTemplate, savePostingTemplate),
  route(templates.renamePostingTemplate, renameTemplate),
  route(templates.delPostingTemplate, removePostingTemplate),
];
