import { opsNews } from '@tolk/contract/calls/opsinterface/news';
import { route } from '../../calls/route.ts';
import { addNews, editNews, newsList, setNewsState } from '../../content/news/staff-news.ts';

export const opsNewsRoutes = [
  route(opsNews.getNewsList, newsList),
  route(opsNews.addNews, addNews),
  route(opsNews.editNews, editNews),
  route(opsNews.setNewsState, setNewsState),
];
