import { Type } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { errorCodes } from '../../error-codes.ts';
import { Id, ListOf, OneOf, Page } from '../../schemas/base.ts';
import { News, newsFields, newsStates } from '../../schemas/operations.ts';

/** News in both languages, shown on the overviews once published. */
export const opsNews = {
  getNewsList: defineCall({
    path: '/opsinterface/getNewsList',
    access: 'staff',
    scope: 'news',
    summary: 'All news, the newest first.',
    request: Type.Object({ ...Page, state: Type.Optional(OneOf(newsStates)) }),
    response: ListOf(News),
    idempotency: 'none',
  }),
  addNews: defineCall({
    path: '/opsinterface/addNews',
    access: 'staff',
    scope: 'news',
    summary: 'Write news as a draft.',
    request: Type.Object(newsFields),
    response: News,
    idempotency: 'accepted',
  }),
  editNews: defineCall({
    path: '/opsinterface/editNews',
    access: 'staff',
    scope: 'news',
    summary: 'Change news; published ones change where they are shown.',
    request: Type.Object({ newsId: Id, ...newsFields }),
    response: News,
    idempotency: 'accepted',
  }),
  setNewsState: defineCall({
    path: '/opsinterface/setNewsState',
    access: 'staff',
    scope: 'news',
    summary: 'Publish news, which tells those who asked for it, or withdraw them.',
    request: Type.Object({ newsId: Id, state: OneOf(['published', 'withdrawn'] as const) }),
    response: News,
    idempotency: 'accepted',
    errors: [errorCodes.conflict],
  }),
};
