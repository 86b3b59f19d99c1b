import { opsWork } from '@tolk/contract/calls/opsinterface/work';
import { route } from '../../calls/route.ts';
import { assignWork, assignWorkAtOnce } from '../../console/work/assign-work.ts';
import { deleteWorkFilter, saveWorkFilter, workFilters } from '../../console/work/filters.ts';
import { addWorkNote, workMentions } from '../../console/work/notes.ts';
import { workCase, workColleagues } from '../../console/work/work-case.ts';
import { workList } from '../../console/work/work-list.ts';

export const opsWorkRoutes = [
  route(opsWork.getWorkList, workList),
  route(opsWork.getWorkCase, workCase),
  route(opsWork.getWorkColleagues, workColleagues),
  route(opsWork.assignWork, assignWork),
  route(opsWork.assignWorkAtOnce, assignWorkAtOnce),
  route(opsWork.addWorkNote, addWorkNote),
  route(opsWork.getWorkMentions, (_request, context) => workMentions(context)),
  route(opsWork.getWorkFilters, (_request, context) => workFilters(context)),
  route(opsWork.saveWorkFilter, saveWorkFilter),
  route(opsWork.deleteWorkFilter, deleteWorkFilter),
];
