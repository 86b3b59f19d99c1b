import { calls } from '@tolk/contract';
import { route } from '../../calls/route.ts';
import { listProjects, projectDetail } from '../../orders/projects/projects.ts';

const { projects } = calls.supinterface;

export const supProjectsRoutes = [
  route(projects.getProjectList, listProjects),
  route(projects.getProjectDetail, projectDetail),
];
