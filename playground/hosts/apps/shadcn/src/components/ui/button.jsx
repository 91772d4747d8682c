import { cva } from 'class-variance-authority';
import { cn } from '@/lib/utils';

const variants = cva('inline-flex items-center rounded-md text-sm font-medium transition-colors', {
  variants: { variant: { default: 'bg-primary text-primary-foreground hover:bg-primary/90', ghost: 'hover:bg-primary/10' } },
  defaultVariants: { variant: 'default' },
});

export function Button({ className, variant, ...props }) {
  return <button className={cn(variants({ variant }), className)} {...props} />;
}
