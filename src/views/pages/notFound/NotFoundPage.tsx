import ArrowLeft from 'lucide-react/icons/arrow-left';
import House from 'lucide-react/icons/house';
import { Link } from 'wouter';
import { goBack } from '#src/services/back.ts';
import { page as column } from '#src/styles/helpers.css.ts';
import { button } from '../../ui/Button.css.ts';
import { Button } from '../../ui/Button.tsx';
import { RouteBand } from '../RouteBand.tsx';
import { actions, body, number, sentence } from './NotFoundPage.css.ts';

export default function NotFoundPage() {
  return (
    <>
      <RouteBand title="这条山路走到头了" />
      <div className={`${column} ${body}`}>
        <p className={number} aria-hidden="true">
          404
        </p>
        <p className={sentence}>要找的页面不在这里：可能搬走了，也可能地址写错了一个字。</p>
        <div className={actions}>
          <Link className={button.primary} href="/home">
            <House size={18} aria-hidden="true" />
            回首页
          </Link>
          <Button onClick={() => goBack('/home')}>
            <ArrowLeft size={18} aria-hidden="true" />
            返回上一页
          </Button>
        </div>
      </div>
    </>
  );
}
