import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import QrCode from 'lucide-react/icons/qr-code';
import Tv from 'lucide-react/icons/tv';
import type { ComponentType } from 'react';
import { Link } from 'wouter';
import type { SiteConfig, SiteLinks, Statistic } from '#src/services/api/types.ts';
import { Card } from '../../ui/Card.tsx';
import { GithubMark } from '../../ui/GithubMark.tsx';
import {
  avatar,
  background,
  body,
  count,
  counts,
  link,
  links as linksClass,
  name,
  say,
} from './OwnerCard.css.ts';

interface OwnerCardProps {
  config: SiteConfig;
  statistic: Statistic;
}

const LINKS: {
  key: keyof SiteLinks;
  label: string;
  icon: ComponentType<{ size?: number }>;
  hrefOf(value: string): string;
}[] = [
  { key: 'github', label: 'GitHub', icon: GithubMark, hrefOf: (value) => value },
  { key: 'bilibili', label: '哔哩哔哩', icon: Tv, hrefOf: (value) => value },
  { key: 'mail', label: '邮箱', icon: Mail, hrefOf: (value) => `mailto:${value}` },
  { key: 'qq', label: 'QQ', icon: MessageCircle, hrefOf: (value) => value },
];

export function OwnerCard({ config, statistic }: OwnerCardProps) {
  return (
    <Card data-part="owner">
      <img
        alt=""
        className={background}
        decoding="async"
        height={900}
        loading="lazy"
        src={config.avatar_bg}
        width={1600}
      />
      <div className={body}>
        <span className={avatar} data-initial={[...config.owner_name][0]}>
          <img alt="" height={84} loading="lazy" src={config.blog_avatar} width={84} />
        </span>
        <p className={name}>{config.owner_name}</p>
        <p className={say}>{config.personal_say}</p>
        <div className={counts}>
          <Link className={count} href="/archives">
            <b>{statistic.articles}</b>文章
          </Link>
          <Link className={count} href="/category">
            <b>{statistic.categories}</b>分类
          </Link>
          <Link className={count} href="/tag">
            <b>{statistic.tags}</b>标签
          </Link>
        </div>
        <div className={linksClass}>
          {LINKS.map(({ key, label, icon: Icon, hrefOf }) => {
            const value = config.links[key];
            if (!value) return null;
            return (
              <a
                key={key}
                className={link}
                href={hrefOf(value)}
                aria-label={label}
                title={label}
                target="_blank"
                rel="noopener noreferrer"
              >
                <Icon size={18} />
              </a>
            );
          })}
          {config.qr.map((code) => (
            <details key={code.name} name="owner-qr">
              <summary className={link} aria-label={`${code.name}二维码`} title={code.name}>
                <QrCode size={18} />
              </summary>
              <img
                alt={`${code.name}二维码`}
                height={140}
                loading="lazy"
                src={code.url}
                width={140}
              />
            </details>
          ))}
        </div>
      </div>
    </Card>
  );
}
