import { calls } from '@tolk/contract';
import { route } from '../../route.ts';
import { listProjects, projectDetail } from '../../services/projects/projects.ts';

const { projects } = calls.supinterface;

export const supProjectsRoutes = [
  route(projects.getProjectList, listProjects),
  route(projects.getProjectDetail, projectDetail),
];
