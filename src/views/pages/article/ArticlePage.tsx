import { useEffect } from 'react';
import { createActor } from 'xstate';
import { shortCount } from '#src/domain/count.ts';
import { readingMinutes } from '#src/domain/readingTime.ts';
import type { ArticleData } from '#src/services/pageData.ts';
import { page as column } from '#src/styles/helpers.css.ts';
import { wireReading } from '#src/wiring/reading.ts';
import { useApp } from '../../appContext.ts';
import { ArticleMeta } from '../../ui/ArticleMeta.tsx';
import { HeaderBand } from '../../ui/HeaderBand.tsx';
import { ArticleBody } from './ArticleBody.tsx';
import { bandMeta, body, grid, progress } from './ArticlePage.css.ts';
import { Contents } from './Contents.tsx';
import { Copyright } from './Copyright.tsx';
import { Neighbours } from './Neighbours.tsx';
import { Related } from './Related.tsx';

export default function ArticlePage({ data }: { data: ArticleData }) {
  const { api } = useApp().services;
  const { article, recommendation } = data;
  useEffect(() => {
    const reading = createActor(wireReading({ api }), { input: { articleId: article.id } });
    reading.start();
    return () => {
      reading.send({ type: 'page.hidden', at: Date.now() });
      reading.stop();
    };
  }, [api, article.id]);
  return (
    <>
      <div className={progress} aria-hidden="true" data-part="reading-progress" />
      <HeaderBand picture={article.article_cover} title={article.article_title} tall>
        <div className={bandMeta}>
          <ArticleMeta
            article={article}
            length={`约 ${readingMinutes(article.words)} 分钟，${shortCount(article.words)} 字`}
          />
        </div>
      </HeaderBand>
      <div className={`${column} ${grid}`}>
        <article className={body}>
          <ArticleBody html={article.article_html} />
          <Copyright article={article} />
          <Neighbours recommendation={recommendation} />
          <Related articles={recommendation.recommend} />
        </article>
        <Contents headings={article.headings} />
      </div>
    </>
  );
}
