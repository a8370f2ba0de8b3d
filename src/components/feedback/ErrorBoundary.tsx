import { Component, type ErrorInfo, type ReactNode } from "react"
import { ErrorPage } from "./ErrorPage"

type ErrorBoundaryProps = {
  /** A new value, for example the next page's path, renders the children again after an error. */
  resetKey: string
  children: ReactNode
}

type ErrorBoundaryState = { error: unknown; resetKey: string; failed: boolean }

/** Shows the error page in place of children that threw while rendering. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {
    error: null,
    failed: false,
    resetKey: this.props.resetKey,
  }

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true }
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return resetKey === state.resetKey ? null : { resetKey, error: null, failed: false }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error("The page could not be shown.", error, info.componentStack)
  }

  override render() {
    return this.state.failed ? <ErrorPage error={this.state.error} /> : this.props.children
  }
}
