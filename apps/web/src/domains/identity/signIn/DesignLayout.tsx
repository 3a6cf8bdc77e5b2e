import { Outlet } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useNavigate } from '../../../kernel/address/links.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { type AuthDesign, AuthDesignProvider } from './authDesign.ts'

/** The sign-in forms in one of their two designs: v1 on a card in the middle, v2 beside a picture. Open to everybody. */
export function DesignLayout({ design }: { design: 'v1' | 'v2' }) {
  const navigate = useNavigate()
  const links = useMemo<AuthDesign>(
    () => ({
      login: `/pages/login-${design}`,
      register: `/pages/register-${design}`,
      forgot: `/pages/forgot-password-${design}`,
      leave: () => void navigate({ to: '/' }),
    }),
    [design, navigate],
  )
  return (
    <AuthDesignProvider value={links}>
      <AuthFrame isCard={design === 'v1'}>
        <Outlet />
      </AuthFrame>
    </AuthDesignProvider>
  )
}
